#pragma once
#include "Arduino.h"

enum wl_status_t { WL_CONNECTED = 3 };
class IPAddress {
 public:
  String toString() const;
};
class Client {};
class WiFiClient : public Client {};
struct WiFiClass {
  wl_status_t begin(const char *name, const char *password);
  wl_status_t status();
  IPAddress localIP();
  int8_t RSSI();
};
extern WiFiClass WiFi;
