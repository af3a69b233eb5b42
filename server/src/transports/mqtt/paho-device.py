# A device on Debian's paho: receives one command, reports, acknowledges, disconnects.
# Arguments: port, protocol version (4 or 5), transport (tcp or websockets).
import sys
import paho.mqtt.client as mqtt

port, version, transport = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
own = "devices/SC-000001/"
device = mqtt.Client(protocol=version, transport=transport)
device.username_pw_set("SC-000001", "right secret")
device.will_set(own + "status", "offline", qos=1)


def on_connect(client, userdata, flags, reason, properties=None):
    print("connected", int(reason.value if hasattr(reason, "value") else reason), flush=True)
    client.subscribe(own + "command", qos=1)


def on_subscribe(client, userdata, mid, granted, properties=None):
    print("subscribed", [int(getattr(qos, "value", qos)) for qos in granted], flush=True)
    client.publish(own + "state", '{"pins":{"18":0}}', qos=1)


def on_message(client, userdata, message):
    print("heard", message.topic, message.payload.decode(), message.qos, flush=True)
    client.publish(own + "hello", "{}", qos=0)
    acknowledgement = client.publish(own + "ack", '{"messageId":"m1","ok":true}', qos=1)
    client.user_data_set(acknowledgement.mid)


def on_publish(client, acknowledgement, mid):
    if mid == acknowledgement:
        client.disconnect()


device.on_connect, device.on_subscribe = on_connect, on_subscribe
device.on_message, device.on_publish = on_message, on_publish
if transport == "websockets":
    device.ws_set_options(path="/mqtt")
device.connect("127.0.0.1", port, keepalive=30)
device.loop_forever()
